/** How wide a pop-up is, and its picture with it, as `sizes` takes it. */
export const popUpSizes = '(width >= 991px) 50vw, 80vw';
