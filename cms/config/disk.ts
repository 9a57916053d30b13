/** What has to be free on the disk of a SQLite database for the CMS to be ready for requests. */
export default { minFreeBytes: 16 * 1024 * 1024 };
