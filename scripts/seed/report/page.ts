import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page without scripts or other files. `title` and the parts are HTML already. */
export const reportPage = (title: string, header: string, main: string): string => `<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${readFileSync(join(import.meta.dirname, 'html-report.css'), 'utf8')}</style>
</head>
<body>
<header>
<h1>${title}</h1>
${header}
</header>
<main>
${main}
</main>
</body>
</html>
`;
