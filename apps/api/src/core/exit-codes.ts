/** How the process ends, for those who start it: 0 if it was told to, otherwise one of these. */
export const exitCodes = {
  startFailed: 1,
  /** EX_IOERR of sysexits.h: the embedded database, or its start, was stopped by its disk. */
  ioError: 74,
} as const;
