import { expect, it } from 'vitest';
import { sampleSite } from './rendered.fixture';

const { page } = await sampleSite();

it('the page of the data reserves nothing that the terms allow', async () => {
  const [data, terms] = [await page('/data'), await page('/terms')];
  expect(terms.body).toMatch(/id="using-the-data"/);
  expect(terms.body).toContain('to inform others');
  expect(data.body).toContain('/terms#using-the-data');
  expect(data.body).not.toMatch(/Ask us before you publish|All rights are reserved/);
});

it('the page of the data and llms.txt promise files of no release in particular: a large, withdrawn or removed one has none', async () => {
  const { body } = await page('/data');
  expect(body).toContain('Each one below shows which files you can download.');
  for (const text of [body, (await page('/llms.txt')).body])
    expect(text).not.toMatch(/each one in full|every release (?:as|of the directory to download)/i);
});

it('the page of questions promises a link in each answer only where each has one', async () => {
  const { body } = await page('/faq');
  expect(body).toContain('many with a link to the guide or page that has the details');
});

it('the guide leaves room for the exclusions that it names: the certificate is not the only way in', async () => {
  const { body } = await page('/guides/wholesale-investing-nz');
  expect(body).toContain('Other exclusions, which are not wholesale');
  expect(body).not.toContain('the only thing that lets you into the offer');
  // Nobody has counted which test investors meet.
  expect(body).not.toContain('Most wholesale investors');
});

it('the dictionary says of an empty value that it may be locked or not apply, as its columns do', async () => {
  const { body } = await page('/data/dictionary');
  expect(body).toContain('May not apply.');
  expect(body).toContain('Locked in an exclusive offer.');
  expect(body).toContain('An empty value is not stated, does not apply, or is locked.');
});

it('the builder calls targets that its editors assume by no other name', async () => {
  const { body } = await page('/portfolio-builder');
  expect(body).toContain('Assumed targets');
  expect(body).not.toMatch(/usual(?:ly aim| targets)/i);
});
