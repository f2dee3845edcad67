import * as z from 'zod';
import { assetClassRef } from '../asset-class/asset-class';
import { timestamp } from '../column/field';
import { correction } from '../correction/correction';
import { offerRow } from '../offer/offer-row';
import { ENDINGS, OUTCOME_STATES } from '../offer/status';
import { SOURCE_KINDS } from '../source/kind';
import { checks, source } from '../source/source';
import { whenUsed } from '../text/when-used';
import { about } from './about';

/** The schemas of what changed, made when something is checked or described by them. */
export const changelogSchemas = whenUsed(() => {
  /** A field before and after; of a text or a list only that it changed. */
  const fieldChange = z.strictObject({
    field: z.string(),
    before: z.union([z.string(), z.number(), z.boolean(), z.null()]),
    after: z.union([z.string(), z.number(), z.boolean(), z.null()]),
    is_text: z.boolean(),
    /** Of an amount: the currency it was and is in. Absent in changes that were recorded before currencies were. */
    currency_before: z.string().optional(),
    currency_after: z.string().optional(),
    /** Where it did not apply, or does not any more; a null without it is not stated. */
    not_applicable: z.enum(['before', 'after']).optional(),
  });

  /**
   * What a release changed in one record or setting of law, against the newest release that was live before. Nothing locked
   * is in it.
   */
  const recordChange = z.strictObject({
    release: z.int().positive(),
    published_at: timestamp,
    change: z.enum(['added', 'changed', 'removed']),
    kind: z.enum(['offer', 'fund', 'provider', 'platform', 'blog-post', 'setting']),
    about,
    /** The same for an offer, for programs that read offers alone; null for anything else. */
    offer: about.nullable(),
    /** Of what was removed: why, where that is known. */
    reason: z.string().nullable(),
    /** Of what was changed. */
    fields: z.array(fieldChange),
  });

  /** A change as lists show it. */
  const listedChange = recordChange.extend({
    has_page: z
      .boolean()
      .meta({ description: 'Whether the record has a page: false where it was switched off since.' }),
  });

  /** A source with the record that it is about. */
  const listedSource = source.extend({
    kind: z.enum(SOURCE_KINDS),
    about,
    /** The provider of an offer or a fund, or itself; null for a platform. */
    provider: about.nullable(),
  });

  /** How an offer that ended did: its target beside what investors got. */
  const offerOutcome = offerRow
    .pick({
      id: true,
      slug: true,
      name: true,
      status: true,
      target_return_min: true,
      target_return_max: true,
      target_return_type: true,
      returns_stated: true,
      created_at: true,
      closed_on: true,
      outcome_return: true,
      outcome_note: true,
    })
    .extend({
      provider: about.nullable(),
      asset_class: assetClassRef.nullable(),
      /** Which of these fields a default stands in for. */
      defaulted: z.array(z.string()),
      /** Null for an offer that runs on and states an outcome all the same. */
      ending: z.enum(ENDINGS).nullable(),
      /** `none`: withdrawn, and no return is stated. It may never have begun. */
      outcome_state: z.enum(OUTCOME_STATES),
      /** Of the outcome, its note, and the day and the way in which the offer ended. */
      sources: z.array(source),
      checks,
    });

  /** The changes, sources, outcomes and corrections of a release; newest first, each list whole. */
  const changelog = z.strictObject({
    changes: z.array(recordChange),
    ledger: z.array(listedSource),
    outcomes: z.array(offerOutcome),
    corrections: z.array(correction),
  });
  return { fieldChange, recordChange, listedChange, listedSource, offerOutcome, changelog };
});

type Schemas = ReturnType<typeof changelogSchemas>;
export type FieldChange = z.infer<Schemas['fieldChange']>;
export type RecordChange = z.infer<Schemas['recordChange']>;
export type ListedChange = z.infer<Schemas['listedChange']>;
export type ListedSource = z.infer<Schemas['listedSource']>;
export type OfferOutcome = z.infer<Schemas['offerOutcome']>;
export type Changelog = z.infer<Schemas['changelog']>;
