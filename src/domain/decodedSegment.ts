/** A segment of a path as it was meant; as it stands where it is not well encoded. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
