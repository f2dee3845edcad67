import { parseAst } from 'vite';

/**
 * The syntax that CloudFront's documentation lists for JavaScript runtime 2.0: ES 5.1, and of later versions const, let,
 * arrow functions, rest parameters, template literals, async, await and the operator `**`.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
const DOCUMENTED = new Set(
  `Program ImportDeclaration ImportDefaultSpecifier FunctionDeclaration FunctionExpression ArrowFunctionExpression
  VariableDeclaration VariableDeclarator RestElement BlockStatement EmptyStatement ExpressionStatement IfStatement
  ForStatement ForInStatement WhileStatement DoWhileStatement BreakStatement ContinueStatement LabeledStatement
  ReturnStatement SwitchStatement SwitchCase ThrowStatement TryStatement CatchClause Identifier Literal TemplateLiteral
  TemplateElement ArrayExpression ObjectExpression Property UnaryExpression UpdateExpression BinaryExpression
  LogicalExpression AssignmentExpression ConditionalExpression CallExpression NewExpression MemberExpression
  SequenceExpression ThisExpression AwaitExpression ParenthesizedExpression`.split(/\s+/),
);

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Lists the syntax in a function's code that the documentation does not, each with the code that follows. */
export function undocumentedSyntax(code: string): string[] {
  const found: string[] = [];
  for (const node of nodesOf(parseAst(code) as unknown as Node)) {
    const problem = DOCUMENTED.has(node.type) ? PROBLEMS[node.type]?.(node) : node.type;
    if (problem) found.push(`${problem}: ${code.slice(node.start as number, (node.start as number) + 60)}`);
  }
  return found;
}

const generatorProblem = ({ generator }: Node) => generator && 'a generator';
const chainProblem = ({ optional }: Node) => optional && 'optional chaining';

/** What is wrong with a node of a type of which only some forms are documented. */
const PROBLEMS: Record<string, (node: Node) => unknown> = {
  ImportDeclaration: ({ source }) =>
    (source as Node).value !== 'cloudfront' && 'a module that CloudFront does not have',
  LogicalExpression: ({ operator }) => operator === '??' && 'the operator ??',
  AssignmentExpression: ({ operator }) =>
    /^(\?\?|&&|\|\|)=$/.test(String(operator)) && `the operator ${operator}`,
  Property: ({ computed, method }) => (computed || method) && 'a computed name or a method in an object',
  CallExpression: chainProblem,
  MemberExpression: chainProblem,
  FunctionDeclaration: generatorProblem,
  FunctionExpression: generatorProblem,
  CatchClause: ({ param }) => param === null && 'catch without a name',
  Literal: literalProblem,
};

function literalProblem(node: Node): string | null {
  if (node.bigint) return 'a big integer';
  const { pattern = '', flags = '' } = (node.regex ?? {}) as { pattern?: string; flags?: string };
  return /[^gim]/.test(flags) || /\(\?<[=!]/.test(pattern) ? 'a regular expression of a later version' : null;
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat()) {
    if (child !== null && typeof child === 'object' && 'type' in child && typeof child.type === 'string')
      yield* nodesOf(child as Node);
  }
}
