import { calleeNames, keyName, propertiesOf, walk, type SyntaxNode, type SyntaxTree } from './syntax.ts';

/** What every statechart's folder holds, by the role in the file's name. */
const requiredRoles: readonly string[] = ['types', 'machine', 'setup', 'words', 'catalog', 'selectors'];

/**
 * What it may hold besides: ports; pure rules; data of the catalogue; rows of what it tells others; the record that outlives the
 * page; compound states of a chart that would be too long in one file; the charts it is explored together with.
 */
const otherRoles: readonly string[] = [
  'actors',
  'rules',
  'samples',
  'facts',
  'persistence',
  'steps',
  'ensemble',
];

/** A chart that runs inside the folder's own one (a toast among toasts) shares its types, catalogue and selectors. */
const rolesInside: readonly string[] = ['machine', 'setup', 'words'];

/** The parent of the charts that live as long as the page says beside itself which they are and what they tell one another. */
const besideTheParent: readonly string[] = [
  'machines/app/roster.ts',
  'machines/app/facts.ts',
  'machines/app/fact-table.ts',
];

/** Lines of machines/ that name `params`: what is done at one place only reads the event there. Lower it, never raise it. */
export const mostParamsLines = 19;

interface FileFault {
  readonly path: string;
  readonly message: string;
}

const chartPath = /^machines\/([^/]+)\/([^/]+)\.machine\.ts$/;

/** Files of statecharts that are missing, or that have no place in a chart's folder. */
export function machineFileFaults(
  machineFiles: readonly string[],
  testFiles: readonly string[],
): readonly FileFault[] {
  const found: FileFault[] = [];
  const allowed = new Set(besideTheParent);
  for (const path of machineFiles) {
    const [, folder, name] = chartPath.exec(path) ?? [];
    if (folder === undefined || name === undefined) continue;
    const fileOf = (role: string): string => `machines/${folder}/${name}.${role}.ts`;
    const report = (message: string): void => void found.push({ path, message });
    const isInside = folder !== name && machineFiles.includes(`machines/${folder}/${folder}.machine.ts`);
    const required = isInside ? rolesInside : requiredRoles;
    for (const role of [...required, ...(isInside ? [] : otherRoles)]) allowed.add(fileOf(role));
    for (const role of required) if (!machineFiles.includes(fileOf(role))) report(`lacks ${name}.${role}.ts`);
    if (isInside) continue;
    if (folder !== name) report(`stands in '${folder}'; a chart's file is named like its folder`);
    const tests = [`tests/models/${name}.test.ts`, `tests/models/${name}.model.test.ts`];
    if (!tests.some((test) => testFiles.includes(test))) report(`lacks ${tests[0]}`);
  }
  const folders = new Set(machineFiles.flatMap((path) => chartPath.exec(path)?.[1] ?? []));
  for (const path of machineFiles) {
    const [, folder, ...rest] = path.split('/');
    if (rest.length > 0 && folders.has(folder ?? '') && !allowed.has(path))
      found.push({ path, message: 'is no file of a chart; its roles stand in shape-of-charts.ts' });
  }
  return found;
}

/** Properties of a state, in the order in which all charts write them. */
const orderOfState: readonly string[] = [
  'id',
  'type',
  'tags',
  'context',
  'initial',
  'entry',
  'exit',
  'invoke',
  'on',
  'always',
  'after',
  'states',
];

export interface ShapeFault {
  readonly node: SyntaxNode;
  readonly message: string;
}

function faultsOfState(state: unknown): readonly ShapeFault[] {
  const found: ShapeFault[] = [];
  let last = -1;
  for (const property of propertiesOf(state)) {
    const key = keyName(property) ?? '';
    const place = orderOfState.indexOf(key);
    if (place < 0) found.push({ node: property, message: `'${key}' has no place in a state` });
    else if (place < last)
      found.push({ node: property, message: `'${key}' stands after '${orderOfState[last]}'` });
    last = Math.max(last, place);
    if (key === 'states')
      found.push(...propertiesOf(property['value']).flatMap(({ value }) => faultsOfState(value)));
  }
  return found;
}

/** States whose properties stand in another order than in the other charts, or that carry what belongs beside the chart. */
export function shapeFaults(tree: SyntaxTree): readonly ShapeFault[] {
  const found: ShapeFault[] = [];
  walk(tree.root, (node) => {
    if (node.type !== 'CallExpression') return;
    if (!/^create(?:Machine|StateConfig)$/.test(calleeNames(node['callee']).at(-1) ?? '')) return;
    const [first] = node['arguments'] as readonly { readonly expression: unknown }[];
    found.push(...faultsOfState(first?.expression));
  });
  return found;
}
