/** A distance in kilometres as text: 300 m, 2.4 km, 38 km. Never 0. */
export function distanceText(kilometres: number, locale: string): string {
  const inMetres = kilometres < 0.95
  const value = inMetres ? Math.max(100, Math.round(kilometres * 10) * 100) : kilometres
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: inMetres ? 'meter' : 'kilometer',
    maximumFractionDigits: inMetres || kilometres >= 10 ? 0 : 1,
  }).format(value)
}
