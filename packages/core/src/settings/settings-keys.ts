import * as z from 'zod';
import { siteSettings } from './settings-schema';

type Described = Exclude<z.core.JSONSchema._JSONSchema, boolean>;

/** The names that a part of the settings may have: `settingsKeys('operator')`, `settingsKeys('exchange_rates[0]')`. */
export function settingsKeys(path: string): string[] {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  // Names of schemas, which the documentation of the API gives, would make references of them.
  const whole: Described[] = [z.toJSONSchema(siteSettings, { metadata: z.registry() })];
  const parts = steps.reduce((found, step) => found.flatMap((each) => partsAt(each, step)), whole);
  return parts.flatMap(choices).flatMap(({ properties }) => Object.keys(properties ?? {}));
}

function partsAt(schema: Described, step: string): Described[] {
  return choices(schema).flatMap(({ items, properties }) => {
    const part = /^\d+$/.test(step) ? items : properties?.[step];
    return typeof part === 'object' && !Array.isArray(part) ? [part] : [];
  });
}

/** A schema that allows null is a choice of two. */
const choices = (schema: Described): Described[] => (schema.anyOf as Described[] | undefined) ?? [schema];
