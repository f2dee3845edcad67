/** Notices that pages, pictures, feeds, calendars and assistants give in the same words: reviewed once, and changed here. */
export const WHOLESALE_ONLY = 'For wholesale investors only.';
export const NOT_ADVICE = 'Information, not advice.';
export const AIM_NOT_FORECAST = 'A target is an aim, not a forecast.';
export const DEMONSTRATION = 'Demonstration data: every firm and offer here is invented.';
