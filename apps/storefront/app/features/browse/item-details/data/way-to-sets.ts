/** Where sets are found in the shop: they lie in no room. */
export const wayToSets = { name: 'Offers', path: '/shop?onOffer=true' };
