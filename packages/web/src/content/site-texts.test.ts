import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findForbiddenCopy } from '@tussock/core/directory/copy-check';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../../..');

/** What visitors can read in a module: its strings, templates and JSX, each element and expression as one text. */
function textsIn(file: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const each of node) visit(each);
      return;
    }
    const { type, ...parts } = node as { type?: string } & Record<string, unknown>;
    if (type === 'ImportDeclaration' || isClassName(node)) return;
    if (type === 'JSXElement' || type === 'TemplateLiteral') texts.push(wordsOf(node));
    if (type === 'Literal' && typeof parts.value === 'string') texts.push(parts.value);
    for (const part of Object.values(parts)) visit(part);
  };
  visit(parseSync(file, source).program);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /[a-z] [a-z]/i.test(text));
}

const isClassName = (node: { type?: string; name?: { name?: unknown } }) =>
  node.type === 'JSXAttribute' && node.name?.name === 'className';

/** The words of an element or a template in their order; what is computed is a dash. */
function wordsOf(node: unknown): string {
  const { type, ...parts } = node as { type: string } & Record<string, unknown>;
  if (type === 'JSXText') return String(parts.value);
  if (type === 'JSXElement' || type === 'JSXFragment')
    return (parts.children as unknown[]).map(wordsOf).join('');
  if (type === 'TemplateLiteral')
    return (parts.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('–');
  if (type === 'JSXExpressionContainer') return wordsOf(parts.expression);
  return type === 'Literal' ? String(parts.value) : '–';
}

const modules = ['core', 'web', 'pages', 'api', 'submissions'].flatMap((name) =>
  readdirSync(join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(name, 'src', file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$|copy-rules/.test(file)),
);

describe('the texts of the site', () => {
  it('are read from modules as visitors read them', () => {
    const source = "const a = <p>It is <b>not</b> safe,{' '}<i title='so safe it hurts'>{n} says</i></p>;";
    expect(textsIn('a.tsx', source)).toEqual(['It is not safe, – says', 'so safe it hurts']);
  });

  it('pass the copy check that every load passes', () => {
    const texts = modules.flatMap((file) =>
      textsIn(file, readFileSync(join(PACKAGES, file), 'utf8')).map((text) => ({ file, text })),
    );
    expect(texts.length).toBeGreaterThan(1_500);
    expect(
      texts.flatMap(({ file, text }) =>
        findForbiddenCopy(text).map(({ phrase }) => ({ file, text, phrase })),
      ),
    ).toEqual([]);
  });
});
