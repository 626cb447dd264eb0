/** Where the skip link leads in every frame. */
export const mainId = 'main'
