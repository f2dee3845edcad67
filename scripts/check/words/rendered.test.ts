import { describe, expect, it } from 'vitest';
import { columnLabels, describedFields, describedOtherwise, namedOtherwise } from './field-names';
import { htmlBlocks } from './html-blocks';
import { lengthFindings } from './lengths';
import { gradeFindings, gradeOf, longSentences } from './page-grades';
import { readingOf, sentencesOf, wholeSentences } from './reading';

const EASY =
  'The fund lends money. You can see what it lends to. It pays you each month. You may lose it all. Ask first.';
const HARD =
  'Notwithstanding considerable administrative complications, institutional intermediaries systematically ' +
  'overestimate hypothetical diversification opportunities. ';

describe('the blocks of a page', () => {
  it('are read as they are seen, without scripts, drawings and numbers of sources', () => {
    const html =
      '<p>One <b>bold</b> word<!-- -->s.<sup><a href="#1">1</a></sup></p><script>let a</script>' +
      '<svg><title>no</title></svg><ul><li>A &amp; B</li></ul><img alt="A farm">';
    expect(htmlBlocks(html)).toEqual(['One bold words.', 'A & B', 'A farm']);
  });
});

describe('sentences', () => {
  it('may begin with a figure', () => {
    expect(sentencesOf('It has closed. $5 million was raised. 7% is kept.')).toHaveLength(3);
    expect(wholeSentences(['Target return', 'It is 5% p.a. after fees.'])).toEqual([
      'It is 5% p.a. after fees.',
    ]);
  });

  it('have a grade, which rises with long words and sentences', () => {
    const [easy, hard] = [readingOf(sentencesOf(EASY)), readingOf(sentencesOf(HARD.repeat(5)))];
    expect(easy.grade).toBeLessThan(4);
    expect(hard.grade).toBeGreaterThan(20);
    expect(readingOf(sentencesOf(HARD)).grade).toBeNull();
  });
});

describe('a page', () => {
  it.each([
    ['/offers', 'interface'],
    ['/offers/ruru-fund', 'record'],
    ['/blog/a-post', 'post'],
    ['/guides/wholesale-investing-nz', 'guide'],
    ['/terms', 'legal'],
  ])('%s is read as %s, and fails above the grade of its kind', (address, kind) => {
    expect(gradeFindings([gradeOf({ address, blocks: [EASY] })])).toEqual([]);
    const [found] = gradeFindings([gradeOf({ address, blocks: [HARD.repeat(5)] })]);
    expect(found).toMatchObject({ place: address, instead: expect.stringContaining(kind) });
  });

  it('has no sentence of more than forty words, reported once', () => {
    const long = `${'word '.repeat(40)}end.`;
    const page = { address: '/a', blocks: [`${'word '.repeat(39)}end.`, long] };
    expect(longSentences([page, { ...page, address: '/b' }])).toEqual([
      { place: '/a', phrase: `“${long}”`, instead: '41 words: up to 40, in two sentences' },
    ]);
  });

  it('has a title and a description that search engines show whole', () => {
    const found = (title: string, description: string) =>
      lengthFindings([{ address: '/a', title, description }]).map(({ instead }) => instead);
    expect(found('a'.repeat(60), 'b'.repeat(155))).toEqual([]);
    expect(found('a'.repeat(61), 'b'.repeat(156))).toEqual([
      '61 characters: up to 60',
      '156 characters: up to 155',
    ]);
    expect(found('', 'Cut here…')).toEqual(['write one', 'cut: write it to its length']);
  });
});

describe('the name of a field', () => {
  it('is one label in every table', () => {
    const { labels, findings } = columnLabels({
      offers: [['status', { label: 'Status' }]],
      funds: [['status', { label: 'State' }]],
    });
    expect(labels).toEqual(new Map([['status', 'Status']]));
    expect(findings).toEqual([{ place: 'columns of funds', phrase: 'status: State', instead: 'Status' }]);
  });

  it('begins its description in the public document', () => {
    const described = (description: string) => ({
      properties: { id: {}, name: {}, slug: {}, minimum_investment: { description } },
    });
    const labels = new Map([['minimum_investment', 'Minimum investment']]);
    const found = (description: string) =>
      describedOtherwise(labels, describedFields({ Offer: described(description) }, 'openapi.json'));
    expect(found('Minimum investment. In NZD.')).toEqual([]);
    expect(found('The least.')).toMatchObject([{ place: 'openapi.json', instead: 'Minimum investment' }]);
  });

  it('is spelt in one way wherever it is a text of its own', () => {
    const found = namedOtherwise(
      ['Open-ended', 'Minimum investment'],
      ['Open-ended', 'open-ended:', 'Open ended', 'Min. investment'].map((text) => ({ place: '/a', text })),
    );
    expect(found).toEqual([
      { place: '/a', phrase: 'Open ended', instead: 'Open-ended' },
      { place: '/a', phrase: 'Min. investment', instead: 'Minimum investment' },
    ]);
  });
});
