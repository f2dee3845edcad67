import { storedTheme } from '../lib/storage/theme';

/** Applies the theme that is chosen, cleared or loaded from a file, in this tab or another. */
export function followTheme(): void {
  storedTheme.subscribe(() => {
    const { value } = storedTheme.read();
    const { dataset } = document.documentElement;
    if (value) dataset.theme = value;
    else delete dataset.theme;
  });
}
