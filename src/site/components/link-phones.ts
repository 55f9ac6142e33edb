import type { HastPluginDefinition } from 'satteri';
import { splitPhones } from '../../contact/phone.ts';

/** Makes each phone number in the words of `content/` a link that dials it. */
export const linkPhones: HastPluginDefinition = {
  name: 'link-phones',
  text(node, context) {
    const parent = context.parent(node);
    if (parent && 'tagName' in parent && ['a', 'code'].includes(parent.tagName)) return;
    const parts = splitPhones(node.value);
    if (parts.every(({ dial }) => dial === undefined)) return;
    context.replaceNode(
      node,
      parts.map(({ text, dial }) =>
        dial === undefined
          ? { type: 'text', value: text }
          : {
              type: 'element',
              tagName: 'a',
              properties: { className: ['tel'], href: `tel:${dial}` },
              children: [{ type: 'text', value: text }],
            },
      ),
    );
  },
};
