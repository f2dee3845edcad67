import { expect, it } from 'vitest';
import { shortened } from '../../vite/stylesheets';

it('registers no custom property that no rule reads', () => {
  const read = '@property --tw-leading{syntax:"*";inherits:false}';
  const rules =
    '.a{--tw-leading:2;line-height:var(--tw-leading,1)}.b{--tw-tracking:1px}.c{top:var(--tw-tracking-wide)}';
  expect(shortened(`${rules}${read}@property --tw-tracking{syntax:"*";inherits:false}`)).toBe(rules + read);
});

it('leaves no space after a comma, but within a string', () => {
  expect(shortened('.a{color:rgb(0, 0, 0);content:"a, b";quotes:\'c, d\'}')).toBe(
    '.a{color:rgb(0,0,0);content:"a, b";quotes:\'c, d\'}',
  );
});
