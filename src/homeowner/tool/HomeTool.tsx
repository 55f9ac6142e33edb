import { PartByPart } from './PartByPart.tsx';
import Tool from './Tool.tsx';
import type { ToolOf } from './tool-of.ts';

/** A tool that asks part by part beside the house: an island of its own, so that no other page pays for it. */
export default function HomeTool({ of }: { readonly of: ToolOf }) {
  return <Tool of={of} Beside={PartByPart} />;
}
