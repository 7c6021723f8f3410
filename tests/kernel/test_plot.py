"""Charts hold what they were given."""

from __future__ import annotations

from xml.etree import ElementTree

from byways.kernel.plot import curves, ranges

SVG = "{http://www.w3.org/2000/svg}"


def test_a_row_for_each_mean_in_the_right_order() -> None:
    sheet = ElementTree.fromstring(ranges([("5", 66.0, 0.5), ("<4>", 63.0, 1.0)]))
    dots = [float(dot.attrib["cx"]) for dot in sheet.iter(f"{SVG}circle")]
    assert len(dots) == 2 and dots[0] > dots[1]
    assert {"5", "<4>", "62", "66.5"} <= {text.text for text in sheet.iter(f"{SVG}text")}


def test_a_curve_for_each_series() -> None:
    sheet = ElementTree.fromstring(curves({"2020": [(0, 40), (1, 60), (2, 64)], "2019": [(0, 41)]}))
    lines = [line.attrib["points"].split() for line in sheet.iter(f"{SVG}polyline")]
    assert [len(line) for line in lines] == [3, 1]
    heights = [float(point.split(",")[1]) for point in lines[0]]
    assert heights == sorted(heights, reverse=True)
