/** The accent of every example, so that the readers of one page recognize it on the next. It is readable as it is. */
export const exampleColour = '#0b6e4f';
