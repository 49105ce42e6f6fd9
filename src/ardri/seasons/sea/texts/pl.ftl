# Podróże morskie: moduł, jego żetony i zasady, nowe tereny i ich karty przewagi.

module-sea = Podróże morskie
    .text = Porty na wybrzeżu, wyspy na morzu i jedno przemieszczenie z karty drogą morską.

marker-harbours = Porty
    .text = Jedno przemieszczenie z karty albo z wycofania może prowadzić z portu do innego portu, jakby sąsiadowały ze sobą.
    .here = port
    .sign = p
marker-hy_breasil = Hy Breasil
    .text = Przy tym sprawdzaniu zwycięstwa Hy Breasil liczy się jako 1 wyczyn tego gracza.

lesson-sea =
    Łodzie przy brzegu to porty. Gdy karta pozwala na ruch i gdy się wycofujesz, jeden z ruchów może prowadzić z portu do innego portu, jakby sąsiadowały. Na mapie jest to strzałka nad wodą.
    Wyspy leżą na morzu i niczego nie dotykają: dociera się na nie z portu do portu. Nowy teren nigdy nie odcina portu od morza.

rules-sea = Podróże morskie
    .text =
        Zatoka, Aber, Przystań i Zatoczka łososi wchodzą do gry z portem. Mają go też trzy wyspy: Hy Breasil, Inis Mona i Wyspa radości. Gra się od nich nie zaczyna: teren stolicy dostaje port, jeśli go nie ma, a potem wtasowuje się wyspy do stosu terenów.

        Wyspa leży na morzu. Z niczym się nie styka i nic nigdy się z nią nie zetknie, cokolwiek mówi inna zasada lub karta. Dlatego nikt nie wskazuje jej miejsca.

        Na terenie jest najwyżej jeden port. Zachowuje on dostęp do morza: nowego terenu nie wolno położyć tam, gdzie zamknąłby ostatni wolny brzeg portu. Teren położony tam, dokąd morze nie sięga, portu nie dostaje.

        Gdy karta pozwala ci przemieszczać klany i gdy się wycofujesz, jedno z przemieszczeń może prowadzić z portu do portu, jakby sąsiadowały ze sobą, z dowolną liczbą klanów. Wszystkie pozostałe odbywają się lądem. Morzem wolno się tylko przemieszczać: wszystko inne, co mówi się o sąsiednich terenach, dotyczy lądu. Myto w Górach, święto i konflikty pozostają bez zmian.

        Nie wiadomo, co wydrukowano na kartach przewagi Przystani, Inis Mony, Wyspy radości i Zatoczki łososi. Tutaj te tereny ich nie mają.

tile-aber = Aber
    .text = Wchodzi do gry z portem.
tile-haven = Przystań
    .text = Wchodzi do gry z portem. Nie ma karty przewagi: nie wiadomo, co na niej wydrukowano.
tile-hy_breasil = Hy Breasil
    .text = Wyspa z portem. Dopóki jest pusta, klany trafiają tu tylko dzięki kartom eposu.
tile-inis_mona = Inis Mona
    .text = Wyspa z portem. Wchodzi do gry z miejscem kultu. Nie ma karty przewagi: nie wiadomo, co na niej wydrukowano.
tile-isle_of_joy = Wyspa radości
    .text = Wyspa z portem. Żadna karta akcji nie przemieszcza stąd klanów. Nie ma karty przewagi: nie wiadomo, co na niej wydrukowano.
tile-salmons_creek = Zatoczka łososi
    .text = Wchodzi do gry z portem. Nie ma karty przewagi: nie wiadomo, co na niej wydrukowano.

card-aber = Aber
    .text = Po zagraniu przez ciebie karty pory roku: przemieść 1 swój klan z terenu sąsiadującego z Aber na inny teren sąsiadujący z Aber.
card-hy_breasil = Hy Breasil
    .text = Gdy sprawdza się zwycięstwo, a jesteś pretendentem: przy tym sprawdzaniu Hy Breasil liczy się jako 1 twój wyczyn.

question-victory_check = Sprawdza się zwycięstwo. Czy zagrywasz kartę?
    .help = Przy tym sprawdzaniu Hy Breasil liczy się jako 1 twój wyczyn.
moment-victory_check = gdy sprawdza się zwycięstwo
reason-no_pretender = Przy sprawdzaniu zwycięstwa liczą się tylko pretendenci.
event-harbour = { $territory }: od teraz jest tu port.
