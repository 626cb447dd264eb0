import { Banner } from './Banner'
import type { CopyResult } from './useCopyText'

interface CopyStatusProps {
  result: CopyResult | undefined
  copied: string
  failed: string
}

/** Says, also aloud, whether a text was copied. */
export const CopyStatus = ({ result, copied, failed }: CopyStatusProps) => (
  <div role="status">
    {result === 'copied' && <Banner tone="good">{copied}</Banner>}
    {result === 'failed' && <Banner tone="warn">{failed}</Banner>}
  </div>
)
