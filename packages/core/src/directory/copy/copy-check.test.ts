import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../../tests/support/processor-time';
import { findForbiddenCopy } from './copy-check';
import { COPY_RULES } from './copy-rules';

const phrases = (text: string) => findForbiddenCopy(text).map((finding) => finding.phrase.toLowerCase());

/** What a pattern has a choice of, outside of all brackets. */
function alternativesOf(source: string): string[] {
  let depth = 0;
  const marked = source.replace(/\\.|\[(?:\\.|[^\]])*\]|[(|)]/g, (part) => {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    return part === '|' && depth === 0 ? '\n' : part;
  });
  return marked.split('\n');
}

describe('findForbiddenCopy', () => {
  it.each([
    ['A guaranteed 9% a year.', 'guaranteed'],
    ['Guaranteed returns, paid monthly.', 'guaranteed'],
    ['The manager guarantees your capital.', 'guarantees your capital'],
    ['A risk-free way to earn.', 'risk-free'],
    ['It is risk free.', 'risk free'],
    ['FMA approved since 2019.', 'fma approved'],
    ['An FMA-regulated offer', 'fma-regulated'],
    ['Approved by the Financial Markets Authority.', 'approved by the financial markets authority'],
    ['Good news: you qualify!', 'you qualify'],
    ['You’ll qualify in minutes', 'you’ll qualify'],
    ['New Zealand’s best private credit fund', 'best'],
    ['Our recommended offer', 'recommended'],
    ['A top pick for income', 'top pick'],
    ['A safe home for your savings', 'safe'],
    ['Nothing is safer.', 'safer'],
    ['No fund in this class is any safer', 'safer'],
    ['A first mortgage is not safer by its name.', ''],
    ['A place in a list makes no offer safer.', ''],
    ['A low-risk development', 'low-risk'],
    ['Low risk, high yield', 'low risk'],
    ['Bank-beating income', 'bank-beating'],
    ['Your capital protected at all times', 'capital protected'],
    ['Expected return of 9%', 'expected return'],
    ['An expected annual return of 9%', 'expected annual return'],
    ['It suits you.', 'suits you'],
    ['You cannot lose.', 'cannot lose'],
    ['Zero risk', 'zero risk'],
    ['Nothing to hide. Guaranteed income.', 'guaranteed'],
    ['Returns are not only guaranteed, but paid monthly.', 'guaranteed'],
    ['It isn’t just safe.', 'safe'],
    ['Without a doubt the best fund', 'best'],
    ['No doubt the safest choice', 'safest'],
    ['Why not enjoy guaranteed returns?', 'guaranteed'],
    ['There is no question of guaranteed returns.', ''],
    ['A gua\u200branteed 9% a year.', 'guaranteed'],
    ['A guаrаntееd 9% a year.', 'guaranteed'],
    ['A risk\u2011free way to earn.', 'risk-free'],
    ['Ｂｅｓｔ fund in Tāmaki Makaurau', 'best'],
    ['There is no downside.', 'no downside'],
    ['Growth without downside', 'without downside'],
    ['A minimal-risk loan', 'minimal-risk'],
    ['High security and high return', 'high security'],
    ['Your income is certain.', 'income is certain'],
    ['Returns are virtually certain', 'returns are virtually certain'],
    ['Land values are certain to rise.', 'certain to rise'],
    ['Certainty of income for ten years', 'certainty of income'],
    ['It gives capital certainty.', 'capital certainty'],
    ['The fund pays a steady and certain income.', 'pays a steady and certain income'],
    ['Earn a certain 9% a year', 'certain 9%'],
    ['The trust will certainly pay.', 'will certainly pay'],
    ['Distributions are assured', 'distributions are assured'],
    ['An assured return', 'assured return'],
    ['Secure income, monthly', 'secure income'],
    ['A secure and steady income', 'secure and steady income'],
    ['A money-back promise', 'money-back'],
    ['Your income is secure.', 'income is secure'],
    ['A secure investment in land', 'secure investment'],
    ['A sure thing', 'sure thing'],
    ['Inflation-proof rent', 'inflation-proof'],
    ['With an income guarantee', 'income guarantee'],
    ['Government backed since 2020', 'government backed'],
    ['Crown-backed notes', 'crown-backed'],
    ['Rents backed by the New Zealand government', 'backed by the new zealand government'],
    ['Expect returns of 9% a year', 'expect returns of'],
    ['Investors can expect annual income of 8%', 'expect annual income of'],
    ['You can expect to earn 9%', 'expect to earn 9%'],
    ['Returns are expected to be near 9%', 'returns are expected'],
    ['You will earn 9% a year', 'will earn 9%'],
    ['An expected yield of 7%', 'expected yield'],
    ['Better than a term deposit', 'than a term deposit'],
    ['More than bank deposits pay', 'than bank deposits'],
    ['Three percent above bank rates', 'above bank rates'],
    ['Beats any bank', 'beats any bank'],
    ['Outperforms your savings account', 'outperforms your savings account'],
    ['As easy as money in the bank', 'as money in the bank'],
    ['Compared with the rate on a bank deposit', 'compared with the rate on a bank deposit'],
    ['An alternative to term deposits', 'alternative to term deposits'],
    ['Twice the bank', 'twice the bank'],
    ['Double bank rates', 'double bank'],
    ['Five times any savings', 'five times any savings'],
    ['A term-deposit alternative', 'term-deposit alternative'],
    ['It guarantees a 9% return.', 'guarantees a 9% return'],
    ['The sponsor guarantees the income.', 'guarantees the income'],
    ['Rents guarantee their yield.', 'guarantee their yield'],
    ['The parent guarantees your capital', 'guarantees your capital'],
    ['A yield guarantee', 'yield guarantee'],
    ['The profit guarantees', 'profit guarantees'],
    ['Capital is fully protected', 'capital is fully protected'],
    ['Capital-secure notes', 'capital-secure'],
    ['Your capital remains intact', 'capital remains intact'],
    ['Capital will be preserved', 'capital will be preserved'],
    ['You can’t lose', 'can’t lose'],
    ['You never lose', 'never lose'],
    ['Repayment is assured', 'repayment is assured'],
    ['Interest will be certain', 'interest will be certain'],
    ['The price is certain to fall.', ''],
    ['Income is certain to cease', ''],
    ['It is certain to be repaid', 'certain to be repaid'],
    ['It is certain to double', 'certain to double'],
    ['Certainty over your capital', 'certainty over your capital'],
    ['Certainty about interest', 'certainty about interest'],
    ['It earns certain profits', 'earns certain profits'],
    ['You get a certain yield', 'get a certain yield'],
    ['Sure gains', 'sure gains'],
    ['It will definitely outperform', 'will definitely outperform'],
    ['It will always be repaid', 'will always be repaid'],
    ['It will surely grow', 'will surely grow'],
    ['Secure long-term returns', 'secure long-term returns'],
    ['A secure haven', 'secure haven'],
    ['A secure home', 'secure home'],
    ['You can’t go wrong', 'can’t go wrong'],
    ['A sure-fire plan', 'sure-fire'],
    ['A one-way bet', 'one-way bet'],
    ['It is failproof', 'failproof'],
    ['Fool-proof', 'fool-proof'],
    ['Bulletproof', 'bulletproof'],
    ['Rock solid', 'rock solid'],
    ['Ironclad', 'ironclad'],
    ['Recession-proof', 'recession-proof'],
    ['Market proof', 'market proof'],
    ['Crash-proof', 'crash-proof'],
    ['Endorsed by FMA', 'endorsed by fma'],
    ['Financial Markets Authority approved', 'financial markets authority approved'],
    ['Taxpayer-backed', 'taxpayer-backed'],
    ['A crown guarantee', 'crown guarantee'],
    ['Underwritten by the government', 'underwritten by the government'],
    ['State backing', 'state backing'],
    ['You already qualify', 'you already qualify'],
    ['You would qualify', 'you would qualify'],
    ['It is ideal for you', 'ideal for you'],
    ['It is right for you', 'right for you'],
    ['Perfect for you', 'perfect for you'],
    ['Top-picks of the month', 'top-picks'],
    ['We recommend this fund', 'we recommend'],
    ['Expected net yields', 'expected net yields'],
    ['Expected gross average IRR', 'expected gross average irr'],
    ['Expecting steady profits from rent', 'expecting steady profits from'],
    ['Expect distributions near 5', 'expect distributions near'],
    ['Expect about 8 %', 'expect about 8 %'],
    ['Expecting to receive at least 7.5%', 'expecting to receive at least 7.5%'],
    ['Yields of 8% are expected', 'yields of 8% are expected'],
    ['The IRR is expected', 'irr is expected'],
    ['It will return about 9%', 'will return about 9%'],
    ['It will deliver investors up to 12–14%', 'will deliver investors up to 12–14%'],
  ])('stops %s', (text, phrase) => {
    expect(phrases(text)).toEqual(phrase === '' ? [] : [phrase]);
  });

  it.each([
    'Returns are not guaranteed.',
    'Returns aren’t in any way guaranteed.',
    'Neither income nor capital is guaranteed.',
    'There is no guarantee of returns.',
    'Secured by a first mortgage and personal guarantees from the directors.',
    'No investment is risk-free.',
    'It has not been reviewed or approved by the FMA.',
    'The manager is licensed by the FMA.',
    'Check whether you qualify.',
    'See if you qualify before you apply.',
    'We act in the best interests of investors, on a best-efforts basis.',
    'Best practice is to ask.',
    'At best, half comes back.',
    'We recommend that you seek advice; it is recommended you talk to a lawyer.',
    'Health and safety on site; a fail-safe valve.',
    'Units are held in safe custody.',
    'Raised on a SAFE with a cap.',
    'Not a safe investment for money you need soon.',
    'This is not a low risk investment.',
    'A low risk rating is the provider’s own.',
    'Ask whether it suits you.',
    'Yield above the risk-free rate.',
    'Words such as “guaranteed” or "best" are refused.',
    'A certain amount is held back; certain costs are extra, and certain income is exempt.',
    'A performance fee is charged above a certain return.',
    'It is not certain that you get it back; income is far from certain, and returns are less certain.',
    'Nothing is certain. Returns are never certain to grow.',
    'Secured by first mortgage. The loan is secured over land, and the manager works to secure income from leases.',
    'The income is unsecured. Security documents; a high-security fence; full security deed.',
    'Full downside is possible; downside protection through a liquidation preference.',
    'Income is not guaranteed, and no return is assured.',
    'The tenant is a government agency; it is not government backed, and there is no Crown guarantee.',
    'Expect delays. Returns of 9% are the target, and you should not expect returns of that size.',
    'The manager expects to buy a second building. Costs are expected to rise.',
    'The borrower will pay a fee of 2%.',
    'A secured income fund, whose investors had their money back in May.',
    'An offer is not a bank deposit. This is nothing like a bank deposit.',
    'The fund holds bank deposits and term deposits. Pay from a bank account or over the counter of a bank.',
    'Do not compare the target with a term deposit rate.',
    'Interest on bank deposits is taxed at your own rate.',
    'Bestowed, safekeeping, unguaranteed, asbestos.',
    'Returns are n\u043et gua\u00adranteed.',
    'Ngāti Pōneke – ko te pūtea e whakapaunga ana 👩\u200d🌾.',
  ])('lets pass: %s', (text) => {
    expect(phrases(text)).toEqual([]);
  });

  it('finds each kind of claim in a text', () => {
    expect(phrases('Safer than a bank deposit, and guaranteed')).toEqual([
      'guaranteed',
      'safer',
      'than a bank deposit',
    ]);
  });

  it.each(COPY_RULES)('says what to write instead of $pattern, and names the law', ({ reason }) => {
    expect(reason).toMatch(
      /^[a-z][^.]+\. (?:Write|Name|Leave) [^.]+ \(Financial Markets Conduct Act 2013, s \d+[^)]*\)\.$/,
    );
  });

  // The search for all rules at once looks nowhere else.
  it.each(COPY_RULES)('finds $pattern only where a word begins', ({ pattern }) => {
    for (const alternative of alternativesOf(pattern.source))
      expect(alternative).toMatch(/^(?:\(\?<!\\bto \))?\\b(?=[\w(])/);
  });

  it('lets every claim pass when it is denied, and stops it when the denial is of something else', () => {
    const claims = ['guaranteed', 'risk-free', 'a secure investment', 'government backed', 'a sure thing'];
    const between = fc.array(fc.constantFrom('in', 'any', 'way', 'really'), { maxLength: 3 });
    fc.assert(
      fc.property(fc.constantFrom(...claims), between, (claim, words) => {
        expect(phrases(['It is not', ...words, claim].join(' '))).toEqual([]);
        expect(phrases(['It is not complex.', 'It is', ...words, claim].join(' '))).toHaveLength(1);
      }),
    );
  });

  it('gives one finding a rule, for the first that is a claim', () => {
    expect(phrases('Not guaranteed. But really guaranteed, guaranteed, guaranteed.')).toEqual(['guaranteed']);
  });

  it('takes long texts in a moment', () => {
    const words = 'not guarantee safe to you and never of the best capital ';
    const text = `${words.repeat(1_000)}${'no '.repeat(5_000)}${' '.repeat(5_000)}guaranteed`;
    expect(processorTime(() => findForbiddenCopy(text))).toBeLessThan(2_000);
  });
});
