/** Elements of a picture, in the 96 by 96 units of its view box. */

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}"/>`
}

export function area(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`
}

/** Where two outlines overlap there is a hole. */
export function areaWithHole(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}" fill-rule="evenodd"/>`
}

export function stroke(path: string, colour: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function dots(
  places: readonly (readonly [x: number, y: number])[],
  radius: number,
  fill: string,
): string {
  return `<g fill="${fill}">${places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('')}</g>`
}

export function turned(degrees: number, x: number, y: number, inner: string): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${inner}</g>`
}

export function placed(x: number, y: number, scale: number, inner: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`
}

export function faded(opacity: number, inner: string): string {
  return `<g opacity="${opacity}">${inner}</g>`
}
