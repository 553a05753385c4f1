"""Colours of the house, and their way into the renderer."""

PORCELAIN = "#F6EFE9"
CLAY = "#B9806B"
ROSEWOOD = "#8A4B45"
GOLD = "#C9A06A"


def linear(color):
    """ "#RRGGBB" as linear red, green, blue and full alpha."""
    channels = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1.0,)


def blend(colors, place):
    """A colour between neighbours of a list: 1.5 is half way from the second to the third."""
    index = int(place)
    share = place % 1
    following = colors[min(index + 1, len(colors) - 1)]
    pairs = [(int(colors[index][i : i + 2], 16), int(following[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02x}" for a, b in pairs)
