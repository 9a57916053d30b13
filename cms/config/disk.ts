/** Readiness requires this much free space on the disk of a SQLite database. */
export default { minFreeBytes: 16 * 1024 * 1024 };
