/** A program of its own: unpacks the packaged browser into the temporary directory of its environment. */
import packaged from '@sparticuz/chromium';

await packaged.executablePath();
