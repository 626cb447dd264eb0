import { useEffect, useRef, useState } from 'react'

interface FilePictureProps {
  /** A picked image that is not uploaded yet. */
  file: Blob
  className?: string | undefined
}

/** Shows a picked file without sending it, unless this browser cannot. Decorative: its name or field describes it. */
export function FilePicture({ file, className }: FilePictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <img
      ref={image}
      alt=""
      className={className}
      hidden={isBroken}
      onLoad={() => setIsBroken(false)}
      onError={() => setIsBroken(true)}
    />
  )
}
