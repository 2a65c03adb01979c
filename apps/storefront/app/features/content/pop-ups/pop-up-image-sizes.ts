/** The width of a pop-up and its image, as a `sizes` attribute. */
export const popUpImageSizes = '(width >= 991px) 50vw, 80vw';

/** The media query for windows where the pop-up is higher than wide. */
export const narrowPopUpMediaQuery = '(width < 48rem)';
