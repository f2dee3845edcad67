/** A way of saying something that we don't print. */
export interface ForbiddenPhrase {
  pattern: RegExp;
  /** Why it is not printed. */
  reason: string;
  /** What to write. */
  instead: string;
  /** Only where visitors read; developers may need the words. */
  visitorsOnly?: true;
}

const group = (
  reason: string,
  phrases: readonly [pattern: RegExp, instead: string, visitorsOnly?: 'visitors'][],
): ForbiddenPhrase[] =>
  phrases.map(([pattern, instead, only]) => ({
    pattern,
    reason,
    instead,
    ...(only && { visitorsOnly: true }),
  }));

/** The style of every text of the product, as far as a pattern can find what breaks it. */
export const FORBIDDEN_PHRASES: readonly ForbiddenPhrase[] = [
  ...group('an ordinary verb says it', [
    [
      /\b(?<!\ba )stands? (?!for\b|in for\b|out\b|up\b|to\b)(?:in|at|on|beside|beneath|above|below|under|apart|between|there|alone|first|here|after|before|where)\b/i,
      'is, are, appears',
    ],
    [/\bstood (?:in|at|on|beside|above|below|under|there|first)\b/i, 'was, were, appeared'],
    [
      /\b(?:lies|lie) (?:in|at|on|between|above|below|within|under|apart|behind|beyond|beside|with)\b/i,
      'is, are',
    ],
    [/\breckon(?:s|ed|ing)?\b/i, 'assume, calculate, count'],
    [
      /\b(?:is|are|was|were|be|been|being) told\b(?! apart)/i,
      'say who tells whom: "the page shows", "you get an e-mail"',
    ],
    [/\btold twice\b|\bwhat was told\b/i, 'reported'],
    [
      /\b(?:is|are|was|were|be|been) held against\b|^held against\b|\bhold(?:s|ing)? \w+ against\b/i,
      'compare with',
    ],
    [/\bknows? (?:no|nothing)\b/i, 'has no, does not have'],
    [/\bholds? (?:no(?! more| less| fewer)|none|nothing)\b/i, 'has no, is empty'],
    [/\b(?:go|goes|going|gone|went) on with\b/i, 'continue, resume'],
    [/\btells? (?:[\w-]+ ){1,4}from (?!us\b)(?:the |an? )?(?:other|rest|null|none|one)/i, 'distinguish'],
    [/\bput(?:s|ting)? into words\b/i, 'write, say'],
    [/\bbrought back\b|\bbrings? back\b/i, 'rebalance, restore'],
  ]),
  ...group('it reads as translated', [
    [/\b(?:is|are|was|were) (?:an?|one) [\w-]+(?: [\w-]+)? and no [a-z]+/i, 'write "is X, not Y"'],
    [/, of (?:whom|which) (?:\w+ ){0,4}(?:is|are) one\b/i, 'say it in two sentences'],
    [/\b(?:is|are|be|was|were|appears?|comes?) in no (?!way\b|time\b|particular\b)\w+/i, 'is not in any'],
    [/\b(?:\d+|two|three|four|five|six|ten) at most\b/i, 'up to'],
    [
      /\byou (?:watch|hold|keep|see|need|give) (?:no|none|nothing)\b/i,
      'you don’t have any; "Your watchlist is empty"',
      'visitors',
    ],
    [/\bwhat you look for\b/i, 'what you’re looking for'],
    [/\ball along\b/i, 'say when: every year, from the start'],
    [/\bfor (?:so|as) long as\b/i, 'while'],
    [
      /\bof (?:its|their|your|his|her) own\b(?! accord| choice| choosing| motion)/i,
      'its own X, a separate X',
      'visitors',
    ],
    [/\b(?:somebody|everybody|anybody) else\b/i, 'someone else, a third party'],
    [/\bsomebody\b/i, 'someone', 'visitors'],
    [/\bwhosoever\b|\bwhoever\b/i, 'anyone who', 'visitors'],
    [/\bno (?:point|figure|row|offer|line|part) falls short\b/i, 'reaches, meets'],
    [/\bwas never given one\b/i, 'has none'],
    [/\bas it were\b|\bso to speak\b/i, 'leave it out'],
  ]),
  ...group('a shorter word says it', [
    [
      /\b(?:herein|hereby|hereto|therein|thereof|thereto|thereby|whereby|wherein|aforementioned|aforesaid)\b/i,
      'in it, of it, by this',
    ],
    [/\bin order to\b/i, 'to'],
    [/\bprior to\b/i, 'before'],
    [/\bsubsequent to\b|\bsubsequently\b/i, 'after, then'],
    [/\butili[sz]e[sd]?\b|\butili[sz]ation\b/i, 'use'],
    [/\bcommenc(?:e|es|ed|ing|ement)\b/i, 'start'],
    [/\bwhilst\b/i, 'while'],
    [/\bamongst\b/i, 'among'],
    [/\bthereupon\b|\bhereupon\b/i, 'then'],
    [/\bin the event (?:that|of)\b/i, 'if'],
    [/\bat this point in time\b|\bat the present time\b/i, 'now'],
    [/\bdue to the fact that\b/i, 'because'],
    [/\bplease note\b|\bkindly\b/i, 'leave it out'],
    [/\bclick here\b/i, 'say what the link opens'],
  ]),
  ...group('New Zealand writes it otherwise', [
    [/\bper cent\b/i, '%'],
    [/(?<![-–(])\bemail(?:s|ed|ing)?\b/, 'e-mail'],
    [
      /\b(?!authoriz|tokeniz|(?:re)?siz|priz|seiz|capsiz|\w*siz(?:e|es|ed|ing)\b)[a-z]{3,}iz(?:e|es|ed|er|ers|ing|ation|ations)\b/,
      '-ise, -isation',
    ],
    [/\bMaori\b/, 'Māori'],
    [/\bwhanau\b/i, 'whānau'],
    [/\bTamaki\b/, 'Tāmaki'],
    [/\bTaupo\b/, 'Taupō'],
    [/\bWhangarei\b/, 'Whangārei'],
    [
      /\b\d{1,2}(?:st|nd|rd|th) (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
      '20 November 2026',
    ],
    [
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b/,
      '20 November 2026',
    ],
    [/\$\d+(?:\.\d+)? ?(?:m|mn|mil|mio|bn)\b/, '$1.2 million', 'visitors'],
  ]),
  ...group('the glossary has one term for it', [
    [/\bshort-?list(?:s|ed)?\b|\bfavourites\b/i, 'watchlist, comparison', 'visitors'],
    [
      /\b(?:min\.|minimum) (?:ticket|cheque|entry amount)\b|\bticket size\b/i,
      'minimum investment',
      'visitors',
    ],
    [/\btarget(?:ed)? yield\b|\bprojected return\b/i, 'target return', 'visitors'],
    [/\bunlocking\b/i, 'access, unlock', 'visitors'],
  ]),
  ...group('it would be advice', [
    [
      /\b(?:suits?|fits?) (?:you|your (?:needs|goals|situation|circumstances))\b/i,
      'say what the offer is',
      'visitors',
    ],
  ]),
];
