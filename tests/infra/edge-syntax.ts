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
    const problem = DOCUMENTED.has(node.type) ? problemOf(node) : node.type;
    if (problem) found.push(`${problem}: ${code.slice(node.start as number, (node.start as number) + 60)}`);
  }
  return found;
}

/** Node types of which only some forms are documented. */
function problemOf(node: Node): string | null {
  switch (node.type) {
    case 'ImportDeclaration':
      return (node.source as Node).value === 'cloudfront' ? null : 'a module that CloudFront does not have';
    case 'LogicalExpression':
      return node.operator === '??' ? 'the operator ??' : null;
    case 'AssignmentExpression':
      return /^(\?\?|&&|\|\|)=$/.test(String(node.operator)) ? `the operator ${node.operator}` : null;
    case 'Property':
      return node.computed || node.method ? 'a computed name or a method in an object' : null;
    case 'CallExpression':
    case 'MemberExpression':
      return node.optional ? 'optional chaining' : null;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return node.generator ? 'a generator' : null;
    case 'CatchClause':
      return node.param === null ? 'catch without a name' : null;
    case 'Literal':
      return literalProblem(node);
    default:
      return null;
  }
}

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
