import { expect, it } from 'vitest';
import { pageStyles } from './page-style';
import { rulesOf } from './style-rules';

const used = (style: string, html: string) => pageStyles(rulesOf(style))(html);

it('keeps what has no class, and the rules whose classes are all in the page', () => {
  const style =
    'p{margin:0}.a{top:0}.a .b,.c{left:0}.a.b{right:0}[data-x]{top:1px}.a>.c{top:2px}.a:hover{top:3px}';
  expect(used(style, '<p class="a">')).toBe('p{margin:0}.a{top:0}[data-x]{top:1px}');
  expect(used(style, '<p class="a x"><b class="c">')).toBe(
    'p{margin:0}.a{top:0}.a .b,.c{left:0}[data-x]{top:1px}.a>.c{top:2px}',
  );
});

it('asks for no class that may be absent: of several in parentheses, in a negation, in brackets', () => {
  const style = '.a:is(.b,.c *){top:0}.a:not(.b){top:1px}.a:has(>.b){top:2px}.a[title=".b"]{top:3px}';
  expect(used(style, '<p class="a">')).toBe(style);
  expect(used(':where(.b>:not(.c)){top:0}.a:is(:where(.b)[open] *){top:1px}', '<p class="a">')).toBe('');
  expect(used(':where(.a>:not(.c)){top:0}', '<p class="a">')).toBe(':where(.a>:not(.c)){top:0}');
});

it('leaves out rules of elements that are not there, and of states that come later', () => {
  const style =
    'html,pre{top:0}pre,code{top:1px}b:hover{top:2px}.a>b::selection,::backdrop{top:3px}p+b{top:4px}';
  expect(used(style, '<p class="a"></p><b>')).toBe('html,pre{top:0}p+b{top:4px}');
});

it('reads escaped classes, in the stylesheet and in HTML', () => {
  const style =
    '.md\\:p-2\\.5{top:0}.w-1\\/2{top:1px}.\\[\\&\\>li\\]\\:p{top:2px}.x\\,y{top:3px}.in-\\[a\\(b\\)\\]\\:c{top:4px}';
  const html = '<p class="md:p-2.5 w-1/2 [&amp;&gt;li]:p x,y in-[a(b)]:c">';
  expect(used(style, html)).toBe(style);
  expect(used(style, '<p class="w-1/2">')).toBe('.w-1\\/2{top:1px}');
});

it('keeps the order of layers and drops what is left empty', () => {
  const style =
    '@layer properties{*{--x:0}}@layer base,components;@layer base{p{top:0}}@layer components{.a{top:0}}@layer utilities{@media (min-width:1px){.b{top:0}}.c{top:0}}@supports (top:0){.d{top:0}}';
  expect(used(style, '<p class="c">')).toBe(
    '@layer properties;@layer base,components;@layer base{p{top:0}}@layer components;@layer utilities{.c{top:0}}',
  );
});

it('keeps fonts and registered properties, leaves print to the later stylesheet, and animations where they are named', () => {
  const style =
    '@font-face{font-family:"A";src:url("a;{b.woff2")}@media print{p{top:0}}@page landscape{size:A4 landscape;}.a{animation:turn 1s;top:var(--top)}@keyframes turn{0%{top:0}to{top:1px}}@keyframes other{to{top:0}}@property --top{syntax:"*";inherits:false}@property --left{syntax:"*";inherits:false}';
  expect(used(style, '<p class="a">')).toBe(
    '@font-face{font-family:"A";src:url("a;{b.woff2")}.a{animation:turn 1s;top:var(--top)}@keyframes turn{0%{top:0}to{top:1px}}@property --top{syntax:"*";inherits:false}@property --left{syntax:"*";inherits:false}',
  );
  expect(used(style, '<p>')).toBe(
    '@font-face{font-family:"A";src:url("a;{b.woff2")}@property --top{syntax:"*";inherits:false}@property --left{syntax:"*";inherits:false}',
  );
});

it('leaves what browsers need that lack something to the later stylesheet', () => {
  const style =
    'p{top:0}@supports not selector(:has(a)){p{top:1px}}@supports (top:0) or (left:0){p{top:2px}}';
  expect(used(style, '<p>')).toBe('p{top:0}@supports (top:0) or (left:0){p{top:2px}}');
});

it('leaves out a custom property that nothing reads, or only one that is left out', () => {
  const style = ':root{--a:1px;--b:var(--a);--c:2px;--d:var(--c);--e:3px}.a{top:var(--b)}.b{top:var(--d)}';
  expect(used(style, '<p class="a">')).toBe(':root{--a:1px;--b:var(--a);}.a{top:var(--b)}');
  expect(used(style, '<p style="top:var(--d)">')).toBe(':root{--c:2px;--d:var(--c);}');
});
