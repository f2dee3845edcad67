import { storedTheme } from '../lib/storage/theme';

/** Applies the theme that is chosen, or cleared, in another tab. */
export function followTheme(): void {
  storedTheme.subscribe(() => {
    const { value } = storedTheme.read();
    const { dataset } = document.documentElement;
    if (value) dataset.theme = value;
    else delete dataset.theme;
  });
}
