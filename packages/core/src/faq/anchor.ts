import { slugify } from '../text/fold';

/** The part of the page of questions that an answered question is. */
export const faqAnchor = (question: string): string => slugify(question).slice(0, 80);
