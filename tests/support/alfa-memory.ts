import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** A part of a stylesheet as alfa has lexed it: a list of tokens, which nothing changes. */
type Tokens = Iterable<object>;
type Parse = (tokens: Tokens) => object;

/** What alfa's rules themselves import. */
const ofRules = createRequire(createRequire(import.meta.url).resolve('@siteimprove/alfa-rules'));
const load = (module: string) => import(pathToFileURL(ofRules.resolve(module)).href);

/** Works something out once for each thing that is given. */
function once<Given, Answer extends object>(answer: (given: Given) => Answer, known: Kept<Given, Answer>) {
  return (given: Given): Answer => {
    let kept = known.get(given);
    if (kept === undefined) {
      kept = answer(given);
      known.set(given, kept);
    }
    return kept;
  };
}

interface Kept<Given, Answer> {
  get(given: Given): Answer | undefined;
  set(given: Given, answer: Answer): unknown;
}

/**
 * Alfa lexes and parses a declaration of a stylesheet anew for each element that it is for, and once more for each element that
 * may have the focus, which is nearly half of its time. What it makes of a text depends on the text alone and is never changed, so
 * it is kept here.
 */
export async function keepWhatAlfaParses(): Promise<void> {
  const [{ Lexer }, { Variable }, { Longhand }, { Shorthand }] = await Promise.all([
    load('@siteimprove/alfa-css'),
    ...['variable', 'longhand', 'shorthand'].map((part) => load(`@siteimprove/alfa-style/dist/${part}.js`)),
  ]);
  Lexer.lex = once<string, object>(Lexer.lex, new Map());
  // Elements that declare no variable of their own have the variables of their parent.
  Variable.flatten = once<object, object>(Variable.flatten, new WeakMap());
  for (const kind of [Longhand, Shorthand]) {
    const parserOf = once<{ _parse: Parse }, Parse>(({ _parse }) => keptByTokens(_parse), new WeakMap());
    Object.defineProperty(kind.prototype, 'parse', {
      get() {
        return parserOf(this);
      },
    });
  }
}

const numbers = new WeakMap<object, number>();
let count = 0;

/** A text is lexed once, so that its tokens are the same things each time. */
function numberOf(token: object): number {
  const known = numbers.get(token);
  if (known !== undefined) return known;
  count += 1;
  numbers.set(token, count);
  return count;
}

function keptByTokens(parse: Parse): Parse {
  const known = new Map<string, object>();
  return (tokens) => {
    const key = Array.from(tokens, numberOf).join();
    return once(() => parse(tokens), known)(key);
  };
}
