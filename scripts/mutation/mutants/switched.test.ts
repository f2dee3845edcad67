import { afterEach, expect, it } from 'vitest';
import { mutantsOf } from './mutants';
import { isInFunction, switched } from './switched';

/** Functions of every form, one inside another; what they answer depends on each line. */
const SOURCE = `
const double = (x) => x * 2;
const pair = (x) => ({ x, next: x + 1 });
function sum(list, start = list.length > 2 ? 1 : 0) {
  let total = start;
  for (const each of list.filter((one) => one > 1)) {
    if (each === 3) continue;
    total += double(each);
  }
  switch (total) {
    case 4:
      return 'four';
    default:
  }
  return total;
}
class Shelf {
  items = ['a'];
  get first() { return this.items[0] ?? 'none'; }
  *all() { for (const item of this.items) yield item + '!'; }
  label = (name) => { return [...this.all()].map((one) => name + one); };
}
const shelf = new Shelf();
return [sum([1, 2]), sum([1, 2, 3, 4]), pair(1), shelf.first, shelf.label('b')];
`;
// The last line is no statement of a module.
const asModule = (text: string) => `function run() {${text}}`;
const answerOf = (text: string): unknown => {
  try {
    return new Function(`${text}; return run();`)();
  } catch (error) {
    return String(error);
  }
};
const globals = globalThis as { mutant?: number };
afterEach(() => {
  delete globals.mutant;
});

it('does what each mutant does, and without one what the file does', () => {
  const source = asModule(SOURCE);
  const mutants = mutantsOf('some.ts', source).map((mutant, index) => ({ mutant, number: index + 1 }));
  expect(mutants.length).toBeGreaterThan(40);
  const text = switched('some.ts', source, mutants) ?? '';
  expect(answerOf(text)).toEqual(answerOf(source));
  for (const { number, mutant } of mutants) {
    globals.mutant = number;
    expect(answerOf(text), `${mutant.before} → ${mutant.after}`).toEqual(answerOf(mutant.mutated));
  }
});

it('leaves to others what runs as the module loads', () => {
  const source = 'const limit = 1 + 2;\nconst isOver = (amount: number) => amount > limit;\n';
  const inside = mutantsOf('some.ts', source).filter(isInFunction);
  expect(new Set(inside.map(({ line }) => line))).toEqual(new Set([2]));
});
