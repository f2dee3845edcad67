import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import type { TextComponents } from './text-module';
import { Unbroken } from './unbroken';

type Properties = Record<string, unknown>;

/** Words, or an element: its name, its properties where it has any, and what is in it. */
export type TextNode = string | TextElement;
interface TextElement extends Array<string | Properties | TextElement> {
  0: string;
}

/**
 * The component that draws a text. In the tree, words outside any element are a paragraph.
 * @param own components that the text imports itself
 */
export function drawnText(
  tree: readonly TextNode[],
  own: TextComponents = {},
): ComponentType<{ components?: TextComponents }> {
  return ({ components }) => {
    const known = { ...own, ...components };
    const blocks = tree.map((node) => draw(typeof node === 'string' ? ['p', node] : node, known));
    return createElement(Fragment, null, ...blocks);
  };
}

function draw(node: TextNode, known: TextComponents): ReactNode {
  if (typeof node === 'string') return createElement(Unbroken, { text: node });
  const [name, ...rest] = node;
  const type = known[name] ?? name;
  if (type === name && /^[A-Z]/.test(name))
    throw new Error(`a text names <${name}>, which its page does not give it`);
  const [first] = rest;
  const properties = isProperties(first) ? first : null;
  const children = (properties ? rest.slice(1) : rest) as TextNode[];
  return createElement(type, properties, ...children.map((child) => draw(child, known)));
}

const isProperties = (part: Properties | TextNode | undefined): part is Properties =>
  typeof part === 'object' && !Array.isArray(part);
