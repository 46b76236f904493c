/**
 * An amount of money: a whole number of sen (1 RM = 100 sen).
 * Every amount inside the rules is in sen; RM with decimals exist only on the wire and on the screen.
 */
export type Sen = number;
