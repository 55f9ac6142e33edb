import { appliances } from './appliances.ts';
import { body } from './body.ts';
import { cabinets } from './cabinets.ts';
import { concrete } from './concrete.ts';
import type { Drawings } from './drawing.ts';
import { garageDoor } from './garage-door.ts';
import { hailSizes } from './hail.ts';
import { home } from './home.ts';
import { hvac } from './hvac.ts';
import { moving } from './moving.ts';
import { pests } from './pests.ts';
import { roofing } from './roofing.ts';
import { septic } from './septic.ts';
import { solar } from './solar.ts';
import { staging } from './staging.ts';
import { waterDamage } from './water-damage.ts';

/**
 * Drawings that answer faster than words, to stand in an option of a question or beside it: strokes 1.75
 * wide, details 1.1. Slopes are to scale, and pictures to compare share a baseline at y = 56. They have no
 * colors: the page gives them.
 */
export const pictures: Drawings = {
  ...roofing,
  ...hailSizes,
  ...home,
  ...garageDoor,
  ...concrete,
  ...hvac,
  ...septic,
  ...cabinets,
  ...solar,
  ...waterDamage,
  ...appliances,
  ...body,
  ...moving,
  ...pests,
  ...staging,
};
