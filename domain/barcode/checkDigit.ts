/**
 * The last digit of an EAN-13, EAN-8, UPC-A or GTIN-14, from the digits before it: weights 3 and 1 from the
 * right, so one rule serves every length.
 */
export function checkDigit(digitsBefore: string): string {
  let sum = 0
  for (let fromRight = 0; fromRight < digitsBefore.length; fromRight++) {
    const digit = Number(digitsBefore[digitsBefore.length - 1 - fromRight])
    sum += fromRight % 2 === 0 ? digit * 3 : digit
  }
  return String((10 - (sum % 10)) % 10)
}

export function withCheckDigit(digitsBefore: string): string {
  return digitsBefore + checkDigit(digitsBefore)
}

export function hasValidCheckDigit(code: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(code) && checkDigit(code.slice(0, -1)) === code.slice(-1)
}
