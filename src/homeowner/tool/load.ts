import type { Answers, Fields } from '../../engine/index.ts';
import type { Verdict } from '../../tools/run-tool.ts';
import type { Rule } from '../../tools/tool.ts';
import { oncePer } from '../calculator/load.ts';

const fields = import.meta.glob<{ readonly fields: Fields }>('../../tools/*/fields.ts');
const rules = import.meta.glob<{ readonly rule: Rule }>('../../tools/*/rule.ts');

const from = async <File>(
  files: Readonly<Record<string, () => Promise<File>>>,
  tool: string,
  name: string,
): Promise<File> => {
  const load = files[`../../tools/${tool}/${name}.ts`];
  if (!load) throw new Error(`No ${name} of the tool ${tool}`);
  return load();
};

/** What a tool asks: all that its first screen needs. */
export const loadToolFields = oncePer((tool) => from(fields, tool, 'fields'));

/** What decides, with all that is said. Needed from the first answer on. */
export const loadDecide = oncePer(async (tool): Promise<(answers: Answers) => Verdict> => {
  const [{ rule }, { runTool }] = await Promise.all([
    from(rules, tool, 'rule'),
    import('../../tools/run-tool.ts'),
  ]);
  return (answers) => runTool(rule, answers);
});
