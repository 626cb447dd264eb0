import { useState } from 'react'
import { copyText } from './copyText'

export type CopyResult = 'copied' | 'failed'

/** How the latest copying went, and a function that copies a text. */
export function useCopyText(): [CopyResult | undefined, (text: string) => void] {
  const [result, setResult] = useState<CopyResult>()
  return [result, text => void copyText(text).then(isCopied => setResult(isCopied ? 'copied' : 'failed'))]
}
