// The provider's own lists: currencies without a smaller unit, and those with a thousandth.
const withoutMinor = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const withThousandths = 'BHD JOD KWD OMR TND'.split(' ')

/** Whole units of a currency (ISO code) as the number the provider wants: cents, fils, or the units themselves. */
export function minorUnits(amount: number, currency: string): number {
  if (withoutMinor.includes(currency)) return amount
  return amount * (withThousandths.includes(currency) ? 1000 : 100)
}
