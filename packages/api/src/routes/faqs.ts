import { pageOf } from '@tussock/core/answers/page';
import { faq } from '@tussock/core/faq/faq';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { listParameters, query } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const list = describe({
  id: 'listFaqs',
  summary: 'Active questions and answers in their order',
  group: 'FAQs',
  answers: () => pageOf(faq),
});

export const faqs = new Hono<ApiEnv>().get('/faqs', list, query(listParameters), pinned, async (c) =>
  answer(c, await c.get('reads').listFaqs(c.get('release').release, c.req.valid('query'))),
);
