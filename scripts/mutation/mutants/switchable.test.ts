import { expect, it } from 'vitest';
import { switchable, variantOf } from './switchable';

it('a module that is one of its variants exports what it did, and no types', () => {
  const source = `import { a } from './a';
export const one = 1, two = 2;
export function three() {}
export class Four {}
export async function* five() {}
export { a, b as six } from './a';
export { type T, type U as V };
export type Seven = string;
export interface Eight {}
export type { Nine } from './nine';
export * from './ten';
const inner = 1;
`;
  expect(switchable('packages/x/src/some.ts', source)?.split('\n')).toEqual([
    `const __chosen = await import(/* @vite-ignore */ \`./some.m\${globalThis.mutant ?? 0}.mts\`);`,
    ...['one', 'two', 'three', 'Four', 'five', 'a', 'six'].map(
      (name) => `export const ${name} = __chosen.${name};`,
    ),
    "export * from './ten';",
  ]);
  expect(variantOf('packages/x/src/some.ts', 7)).toBe('packages/x/src/some.m7.mts');
});

it.each(['export default 1;', 'export const { one } = { one: 1 };'])('is none where it is %s', (source) => {
  expect(switchable('some.ts', source)).toBeNull();
});
