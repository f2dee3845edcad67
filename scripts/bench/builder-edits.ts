import type { Page } from 'playwright-core';

export interface Edit {
  name: string;
  /** How many are traced. */
  count: number;
  prepare: () => Promise<unknown>;
  /** Does one edit by raw input, since the driver's own checks would run in the page. */
  edit: (at: number) => Promise<unknown>;
}

/** What a visitor does on the portfolio builder. */
export function builderEdits(page: Page): Edit[] {
  const slider = page.getByRole('slider', { name: 'Property, slider' });
  const amount = page.getByRole('textbox', { name: /^Amount/ });
  let box = { x: 0, y: 0, width: 0, height: 0 };

  const inSlider = (share: number): [number, number] => [box.x + box.width * share, box.y + box.height / 2];

  return [
    {
      name: 'arrow key on a weight',
      count: 40,
      prepare: () => slider.focus(),
      edit: (at) => page.keyboard.press(at % 20 < 10 ? 'ArrowRight' : 'ArrowLeft'),
    },
    {
      name: 'step of a drag',
      count: 60,
      prepare: async () => {
        // Measured now, since focus may have scrolled the page.
        box = (await slider.boundingBox()) ?? box;
        await page.mouse.move(...inSlider(0.2));
        await page.mouse.down();
      },
      edit: (at) => page.mouse.move(...inSlider(0.2 + 0.6 * (at / 60))),
    },
    {
      name: 'choice of a model',
      count: 40,
      prepare: async () => {
        await page.mouse.up();
        await page.getByRole('radio', { name: 'Balanced' }).focus();
      },
      edit: () => page.keyboard.press('ArrowDown'),
    },
    {
      name: 'digit of the amount',
      count: 40,
      prepare: () => amount.fill('1000'),
      edit: (at) => page.keyboard.press(at % 6 < 3 ? `Digit${at % 9}` : 'Backspace'),
    },
    {
      name: 'other paths',
      count: 40,
      prepare: () => page.getByRole('button', { name: 'Draw other paths' }).focus(),
      edit: () => page.keyboard.press('Enter'),
    },
  ];
}
