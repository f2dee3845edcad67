/** Room in the folder /tmp of a function that searches: two files of 100,000 offers are 200 MB, and a third may come. */
export const SEARCH_SCRATCH = '1024 MB';

/**
 * The search files of large releases. Written by an operator's `npm run seed`, which finds the bucket by its own link, and read by
 * the functions that search. A publish that was interrupted may leave a part of an upload, which ends after a day.
 */
export function createSearchFiles() {
  const bucket = new sst.aws.Bucket('SearchFiles', { cors: false });
  new aws.s3.BucketServerSideEncryptionConfiguration('SearchFilesEncryption', {
    bucket: bucket.name,
    rules: [{ applyServerSideEncryptionByDefault: { sseAlgorithm: 'AES256' } }],
  });
  new aws.s3.BucketLifecycleConfiguration('SearchFilesLifecycle', {
    bucket: bucket.name,
    rules: [
      {
        id: 'unfinished-uploads',
        status: 'Enabled',
        filter: { prefix: '' },
        abortIncompleteMultipartUpload: { daysAfterInitiation: 1 },
      },
    ],
  });
  return bucket;
}
