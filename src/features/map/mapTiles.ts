const { VITE_MAP_TILES_URL: url, VITE_MAP_ATTRIBUTION: attribution = '' } = import.meta.env

/** The configured tiles of all maps. Without them a map draws towns. */
export const mapTiles = url ? { url, attribution } : undefined
