/** How wide a pop-up is, and its picture with it, as `sizes` takes it. */
export const popUpSizes = '(width >= 991px) 50vw, 80vw';

/** Where it is higher than wide. */
export const narrowPopUpQuery = '(width < 48rem)';
