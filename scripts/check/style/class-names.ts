const COMMENT = /\/\*[\s\S]*?\*\//g;
const STRING = /"[^"]*"|'[^']*'/g;
/** What is before the block of a rule. */
const HEAD = /[^{};]+(?=\{)/g;
const CLASS = /\.((?:[a-z_-]|\\[\da-f]{1,6} |\\.)(?:[\w-]|\\[\da-f]{1,6} |\\.)*)/gi;
const ESCAPE = /\\(?:([\da-f]{1,6}) ?|(.))/gi;

/** The classes that the rules of a stylesheet select, as elements name them: `md:p-2` for `.md\:p-2`. */
export function classNames(style: string): Set<string> {
  const heads = style.replace(COMMENT, '').replace(STRING, '').match(HEAD) ?? [];
  return new Set(
    heads.flatMap((head) =>
      Array.from(head.matchAll(CLASS), ([, name = '']) =>
        name.replace(ESCAPE, (_, code: string | undefined, character: string) =>
          code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
        ),
      ),
    ),
  );
}
