/** Returns a drawing of a woven material as a data URL, so that stories load nothing over the network. */
const woven = (colour: string, light: string, dark: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="112"><defs><pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="${colour}"/><path fill="${light}" d="M0 .5h4v3H0Zm4 4h4v3H4Z"/><path fill="${dark}" d="M4.5 0h3v4h-3Zm-4 4h3v4h-3Z"/></pattern></defs><rect width="112" height="112" fill="url(#weave)"/></svg>`,
  )}`;

export const juteMaterialFixture = { colour: '#b5ab99', image: woven('#b5ab99', '#c3baa9', '#a3998a') };
export const neelMaterialFixture = { colour: '#27325f', image: woven('#27325f', '#35427a', '#1e284f') };
export const leafMaterialFixture = { colour: '#4f6650', image: woven('#4f6650', '#5f7961', '#425743') };
export const offWhiteMaterialFixture = { colour: '#ddd8c6', image: woven('#ddd8c6', '#e9e5d7', '#cdc7b3') };
export const rustMaterialFixture = { colour: '#9a4d2f', image: woven('#9a4d2f', '#ad5e3e', '#843f25') };
