export const mainId = 'main'
