import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To
  replace?: boolean
  /** Of the new location. */
  state?: unknown
}

/** A link to a page of the product. React Router's own brings its framework mode's code to the first page. */
export function Link({ to, replace = false, state, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace && { replace }),
    ...(target !== undefined && { target }),
  })
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={event => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
