/** By which a button opens the menu of a narrow window, and the application finds it. */
export const menuId = 'menu';
