// From the provider's documentation: currencies without minor units, and currencies with thousandths.
const withoutMinor = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const withThousandths = 'BHD JOD KWD OMR TND'.split(' ')

/** Converts whole units of a currency (ISO code) to the provider's minor units: cents, fils, or whole units. */
export function minorUnits(amount: number, currency: string): number {
  if (withoutMinor.includes(currency)) return amount
  return amount * (withThousandths.includes(currency) ? 1000 : 100)
}
