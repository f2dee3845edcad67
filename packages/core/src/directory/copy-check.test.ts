import { describe, expect, it } from 'vitest';
import { findForbiddenCopy } from './copy-check';

const phrases = (text: string) => findForbiddenCopy(text).map((finding) => finding.phrase.toLowerCase());

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
    ['Nothing is safer.', ''],
    ['Safer than a bank deposit', 'safer'],
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
    ['A gua\u200branteed 9% a year.', 'guaranteed'],
    ['A guаrаntееd 9% a year.', 'guaranteed'],
    ['A risk\u2011free way to earn.', 'risk-free'],
    ['Ｂｅｓｔ fund in Tāmaki Makaurau', 'best'],
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
    'Bestowed, safekeeping, unguaranteed, asbestos.',
    'Returns are n\u043et gua\u00adranteed.',
    'Ngāti Pōneke – ko te pūtea e whakapaunga ana 👩\u200d🌾.',
  ])('lets pass: %s', (text) => {
    expect(phrases(text)).toEqual([]);
  });

  it('gives one finding a rule, for the first that is a claim', () => {
    expect(phrases('Not guaranteed. But really guaranteed, guaranteed, guaranteed.')).toEqual(['guaranteed']);
  });

  it('takes long texts in a moment', () => {
    const words = 'not guarantee safe to you and never of the best capital ';
    const text = `${words.repeat(1_000)}${'no '.repeat(5_000)}${' '.repeat(5_000)}guaranteed`;
    const start = performance.now();
    findForbiddenCopy(text);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
